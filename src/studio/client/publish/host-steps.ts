/** How a site gets its place on the web, a line for each kind of host. */
export const hostSteps: readonly string[] = [
  'Cloudflare Pages or Netlify: put the project on GitHub or GitLab (git remote add origin ADDRESS). Then connect it there, with the command npm run build and the folder dist.',
  'GitHub Pages: put the project on GitHub (git remote add origin ADDRESS). Then choose GitHub Actions in its settings, under Pages.',
  'Your own server: make a bare repository there (git remote add origin ADDRESS), and a hook post-receive that runs npm ci and npm run build.',
];
