import type { ReactNode } from 'react'

const rings = (
  <svg
    className="sign-in-layout__rings"
    viewBox="0 0 880 900"
    preserveAspectRatio="xMaxYMax slice"
    fill="none"
    stroke="currentColor"
    aria-hidden="true"
  >
    {Array.from({ length: 30 }, (_, index) => (
      <circle key={index} cx="748" cy="990" r={120 + index * 40} />
    ))}
  </svg>
)

export function SignInLayout({
  brand,
  slogan,
  image,
  footer,
  after,
  mainId = 'content',
  children,
}: {
  brand: ReactNode
  slogan?: ReactNode
  /** URL of a decorative picture. */
  image?: string | undefined
  footer?: ReactNode
  /** Below the footer, which belongs to the first screen. */
  after?: ReactNode
  mainId?: string | undefined
  children: ReactNode
}) {
  return (
    <div className="sign-in-layout__root">
      <header className="sign-in-layout__side">
        {image ? <img className="sign-in-layout__image" src={image} alt="" /> : rings}
        {slogan ? <p className="sign-in-layout__slogan">{slogan}</p> : null}
      </header>
      <main id={mainId} tabIndex={-1} className="sign-in-layout__main">
        <div className="sign-in-layout__content">
          <div>{brand}</div>
          {children}
          {footer ? <div className="sign-in-layout__footer">{footer}</div> : null}
          {after}
        </div>
      </main>
    </div>
  )
}
