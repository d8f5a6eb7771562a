/** The roof takes the text color. */
export const Logo = () => (
  <>
    <svg viewBox="0 0 64 64" aria-hidden="true" className="size-9 shrink-0">
      <path fill="#F7A81B" d="M13.6 26.4A19.4 19.4 0 1 1 50.4 26.4L34.6 13.1A4 4 0 0 0 29.4 13.1Z" />
      <path
        fill="none"
        stroke="currentColor"
        strokeWidth="8.5"
        strokeLinecap="round"
        strokeLinejoin="round"
        d="M6 45 32 23 58 45"
      />
      <path
        fill="currentColor"
        d="M20 41.5h10.5V50H20zM33.5 41.5H44V50H33.5zM20 53h10.5v8.5H22a2 2 0 0 1-2-2zM33.5 53H44v6.5a2 2 0 0 1-2 2h-8.5z"
      />
    </svg>
    {/* untranslated: name of the site */}
    <span className="text-xl font-extrabold tracking-tight">Helioplan</span>
  </>
)
