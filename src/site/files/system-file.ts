/** What file managers leave in folders; names with a dot at the start are never listed. */
export const systemFile = /(^|\/)((eh)?thumbs\.db|desktop\.ini|icon\r|~\$[^/]*|__MACOSX\/.*)$/i;
