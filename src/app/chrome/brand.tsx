/** The site's mark and name. Only the server draws it, so the drawing is in no script. */
export function Brand({ name, href }: { name: string; href: string }) {
  return (
    <a className="brand" href={href}>
      <svg viewBox="0 0 32 32" aria-hidden="true" focusable="false">
        <rect width="32" height="32" rx="8" fill="#1b4dff" />
        <path
          d="M8.5 8h15A1.5 1.5 0 0 1 25 9.500v9a1.5 1.5 0 0 1-1.5 1.500H21v2.500a1.5 1.5 0 0 1-1.5 1.500h-7a1.5 1.5 0 0 1-1.5-1.500V20H8.500A1.5 1.5 0 0 1 7 18.500v-9A1.5 1.5 0 0 1 8.5 8z"
          fill="#fff"
        />
        <path d="M11.5 8v4.6m3-4.6v4.6m3-4.6v4.6m3-4.6v4.6" stroke="#1b4dff" strokeWidth="1.7" />
      </svg>
      <span>{name}</span>
    </a>
  );
}
