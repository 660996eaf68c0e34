import { useText } from '../../lib/text.ts'
import classes from './PostSums.module.css'

export interface PostSum {
  /** Empty for what is booked on none. */
  readonly post: string
  /** What there is on it, in words. */
  readonly detail: string
  /** What it comes to, in words; empty where no price may be shown. */
  readonly amount: string
}

interface PostSumsProps {
  readonly label: string
  readonly sums: readonly PostSum[]
}

/** What there is on each post of a project's estimate. */
export function PostSums({ label, sums }: PostSumsProps) {
  const text = useText()
  return (
    <section aria-label={label} className={classes.posts}>
      <h2>{label}</h2>
      <dl>
        {sums.map(({ post, detail, amount }) => (
          <div key={post}>
            <dt>{post === '' ? text('projects.noPost') : text('projects.post', { number: post })}</dt>
            <dd>
              {amount !== '' && <strong className="figures">{amount}</strong>}
              <small>{detail}</small>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
