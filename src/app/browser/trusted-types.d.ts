interface Window {
  /** Not yet in TypeScript's DOM library. Some browsers do not have it. */
  trustedTypes?: {
    createPolicy<Rules extends Partial<Record<'createHTML' | 'createScriptURL', (text: string) => string>>>(
      name: string,
      rules: Rules,
    ): { [Rule in keyof Rules]: (text: string) => Rule extends 'createHTML' ? TrustedHTML : string };
  };
}

interface DOMParser {
  parseFromString(html: string | TrustedHTML, type: DOMParserSupportedType): Document;
}
