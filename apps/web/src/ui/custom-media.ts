/** Widths that scripts and style sheets share, by the name that style sheets use: `@media (--phone)`. */
export const customMedia = { '--phone': '(max-width: 720px)', '--desk': '(min-width: 721px)' } as const
