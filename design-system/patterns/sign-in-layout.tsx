import type { ReactNode } from 'react'
import { signInArt } from '../theme/sign-in-art.ts'

const art = (
  <svg className="sign-in-layout__art" viewBox={signInArt.viewBox} preserveAspectRatio="xMaxYMid slice" aria-hidden="true">
    {signInArt.paths.map((path) => (
      <path key={path.d} {...path} />
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
        {image ? <img className="sign-in-layout__image" src={image} alt="" /> : art}
        {slogan ? <p className="sign-in-layout__slogan">{slogan}</p> : null}
      </header>
      <main id={mainId} tabIndex={-1} className="sign-in-layout__main">
        <div className="sign-in-layout__content">
          <div className="sign-in-layout__brand">{brand}</div>
          {children}
          {footer ? <div className="sign-in-layout__footer">{footer}</div> : null}
          {after}
        </div>
      </main>
    </div>
  )
}
