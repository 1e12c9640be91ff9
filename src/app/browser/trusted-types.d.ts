interface Window {
  /** Not yet in TypeScript's DOM library. Some browsers do not have it. */
  trustedTypes?: {
    createPolicy(
      name: string,
      rules: { createHTML(html: string): string },
    ): { createHTML(html: string): TrustedHTML };
  };
}

interface DOMParser {
  parseFromString(html: string | TrustedHTML, type: DOMParserSupportedType): Document;
}
