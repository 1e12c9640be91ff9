/** All style sheets of the studio. */
declare module 'virtual:studio-styles';
