/** The mark of the portal: a gate with a hoisting hook in it. */
export function Mark({ size = 34 }: { readonly size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 48 48" aria-hidden focusable="false">
      <rect width="48" height="48" rx="9" fill="var(--accent)" />
      <g fill="none" stroke="var(--accent-text)" strokeLinecap="square" strokeLinejoin="miter">
        <path d="M11 38V13h26v25" strokeWidth="5" />
        <path d="M24 13v9" strokeWidth="3" />
        <path d="M24 22v4.5a4.5 4.5 0 1 1-4.5 4.5" strokeWidth="3.4" strokeLinecap="round" />
      </g>
    </svg>
  )
}
