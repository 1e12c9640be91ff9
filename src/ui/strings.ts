// All texts of the interface that are not content. Each is its own export, so that the bundler can leave out of the
// browser's scripts those that only the build writes.

export const skip = 'Skip to content';
export const mainNav = 'Main';
export const menu = 'Menu';
export const breadcrumb = 'Breadcrumb';
export const onThisPage = 'On this page';
export const pauseTyping = 'Pause typing';
export const playTyping = 'Play typing';
export const pauseLogos = 'Pause moving logos';
export const playLogos = 'Play moving logos';
export const pauseSlides = 'Pause automatic slides';
export const playSlides = 'Play automatic slides';
export const carousel = 'carousel';
export const slide = 'slide';
export const slideName = (position: number, count: number) => `${position} of ${count}`;
export const slideStatus = (position: number, count: number) => `Slide ${position} of ${count}`;
export const goToSlide = (position: number, count: number) => `Go to slide ${position} of ${count}`;
export const playVideo = 'Play video';
export const videoHost = 'Opens from youtube-nocookie.com';
export const videoNotice =
  'Playing loads YouTube, which may set cookies. Nothing is requested before you press play.';
export const videoSoon = 'Video coming soon';
export const loadMap = 'Load map';
export const directions = 'Get directions';
export const mapNotice = 'The interactive map comes from Google Maps. It loads only when you ask for it.';
export const writeTo = 'Write to';
export const sending = 'Sending';
export const honeypot = 'Leave this field empty';
export const fields = {
  name: { label: 'Name', empty: 'Enter your name.' },
  email: { label: 'Email', empty: 'Enter your email address.' },
  subject: { label: 'Subject', empty: 'Enter a subject.' },
  message: { label: 'Message', empty: 'Enter a message.' },
} as const;
/** specification §8, word for word. */
export const sent = 'Your message has been sent successfully!';
export const notSent = 'There was an error sending your message. Please try again.';

/** specification §8, word for word. */
export const unexpectedError = 'Unexpected Application Error!';
export const unexpectedErrorHelp = 'This page could not be shown. Loading it again usually helps.';
export const reload = 'Reload this page';

export const useDarkTheme = 'Use dark theme';
export const useLightTheme = 'Use light theme';

export const networkNames: Readonly<Record<string, string>> = {
  facebook: 'Facebook',
  instagram: 'Instagram',
  linkedin: 'LinkedIn',
  whatsapp: 'WhatsApp',
  x: 'X',
  youtube: 'YouTube',
};
