/** The settings of a small site with a clock. Nothing in them is an example that a rule would warn of. */
export const harborLights = {
  name: 'Harbor Lights',
  url: 'https://harborlights.net',
  language: 'en',
  email: 'hello@harborlights.net',
  phone: '+62 361 444 0142',
  timeZone: 'Asia/Makassar',
};
