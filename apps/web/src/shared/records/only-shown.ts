import { useNavigate, useSearch } from '@tanstack/react-router'

/** What a figure counts, as the address of the list behind it says it: `?toon=telaat`. */
const param = 'toon'

/** Which of the rows of a screen are shown, by name, and the way to show others; null shows all. */
export function useOnly<Name extends string>(
  names: readonly Name[],
): readonly [Name | null, (only: Name | null) => void] {
  const params: Readonly<Record<string, unknown>> = useSearch({ strict: false })
  const navigate = useNavigate()
  const only = names.find((name) => name === params[param]) ?? null
  const show = (next: Name | null) => {
    // The params of other parts of the page stay; their type is not known here.
    const search = ((now: Record<string, unknown>) => ({ ...now, [param]: next ?? undefined })) as never
    void navigate({ to: '.', search, replace: true, resetScroll: false })
  }
  return [only, show]
}

/** The search params of a link to a list that shows only these rows. */
export function showOnly(name: string): Readonly<Record<string, string>> {
  return { [param]: name }
}
