interface Window {
  /** Not yet in TypeScript's DOM library, and missing in some browsers. */
  trustedTypes?: {
    createPolicy(
      name: string,
      rules: { createHTML(html: string): string },
    ): { createHTML(html: string): TrustedHTML };
  };
}
