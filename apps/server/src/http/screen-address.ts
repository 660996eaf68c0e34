/** `/details/$id` and `/materieel/{-$category}` as the addresses they stand for, with their parameters in groups. */
export function addressesOf(path: string): RegExp {
  const parts = path.split('/').filter(Boolean)
  const pattern = parts.map((part) =>
    part.startsWith('{-$') ? '(?:/([^/]+))?' : part.startsWith('$') ? '/([^/]+)' : `/${part}`,
  )
  return new RegExp(`^${pattern.join('')}/?$`, 'i')
}
