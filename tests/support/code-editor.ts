import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { getLanguageService, type LanguageService, TextDocument } from 'vscode-json-languageservice';

/** The service behind VS Code's JSON editing, set up as VS Code does it from `.vscode/settings.json`. */
const settings = JSON.parse(readFileSync('.vscode/settings.json', 'utf8'));
const addressOf = (path: string) => pathToFileURL(resolve(path)).href;

function openService(): LanguageService {
  const service = getLanguageService({
    schemaRequestService: async (address) => readFileSync(new URL(address), 'utf8'),
    workspaceContext: { resolveRelativePath: (path, resource) => new URL(path, resource).href },
  });
  service.configure({
    validate: true,
    schemas: settings['json.schemas'].map(({ fileMatch, url }: { fileMatch: string[]; url: string }) => ({
      fileMatch: fileMatch.map((pattern) => `${addressOf('.')}/${pattern}`),
      uri: addressOf(url),
    })),
  });
  return service;
}

const service = openService();

/** Opens a text as the file at a path; `|` marks the cursor. */
export function open(path: string, text: string) {
  const offset = text.indexOf('|');
  const document = TextDocument.create(addressOf(path), 'json', 1, offset < 0 ? text : text.replace('|', ''));
  const json = service.parseJSONDocument(document);
  return {
    problems: async () => {
      const found = await service.doValidation(document, json);
      return found.map(({ message, range }) => `${document.getText(range)}: ${message}`);
    },
    complete: async () => {
      const list = await service.doComplete(document, document.positionAt(offset), json);
      return list?.items ?? [];
    },
    hover: async (at: number) => {
      const found = await service.doHover(document, document.positionAt(at), json);
      return [found?.contents ?? []].flat().map(String).join('\n');
    },
  };
}
