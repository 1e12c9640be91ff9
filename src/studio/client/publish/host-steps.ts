/** How a site gets its place on the web, a line for each kind of host. */
export const hostSteps: readonly { name: string; steps: string }[] = [
  {
    name: 'Cloudflare Pages',
    steps:
      'Put the project on GitHub or GitLab: git remote add origin ADDRESS. Then connect it at Cloudflare Pages, with the command npm run build and the folder dist.',
  },
  {
    name: 'Netlify',
    steps:
      'Put the project on GitHub or GitLab: git remote add origin ADDRESS. Then import it at Netlify, with the command npm run build and the folder dist.',
  },
  {
    name: 'GitHub Pages',
    steps:
      'Put the project on GitHub: git remote add origin ADDRESS. Then choose GitHub Actions in its settings, under Pages.',
  },
  {
    name: 'Your own server',
    steps:
      'Make a bare repository there, and a hook post-receive that runs npm ci and npm run build: git remote add origin ADDRESS.',
  },
];
