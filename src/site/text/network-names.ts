/** As the networks write themselves, in every language. */
export const networkNames: Readonly<Record<string, string>> = {
  facebook: 'Facebook',
  instagram: 'Instagram',
  linkedin: 'LinkedIn',
  whatsapp: 'WhatsApp',
  x: 'X',
  youtube: 'YouTube',
};
