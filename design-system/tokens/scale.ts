const steps = [0, 0.5, 1, 1.5, 2, 2.5, 3, 3.5, 4, 5, 6, 7, 8, 9, 10, 12, 13, 14, 16, 18, 20, 24] as const

/** A step is 4 px at the default font size: `4` is 16 px. */
export const spacing = Object.fromEntries(steps.map((step) => [step, { value: `${step / 4}rem` }]))

export const radii = {
  badge: { value: '0.375rem' },
  control: { value: '0.625rem' },
  group: { value: '0.75rem' },
  card: { value: '1rem' },
  full: { value: '999px' },
}

export const sizes = {
  /** 44 px, the minimum touch target. */
  target: { value: '2.75rem' },
  control: { sm: { value: '2.5rem' }, md: { value: '3rem' }, lg: { value: '3.375rem' } },
  icon: { sm: { value: '1rem' }, md: { value: '1.25rem' }, lg: { value: '1.5rem' } },
  header: { value: '5rem' },
  headerPhone: { value: '4rem' },
  sidebar: { value: '17.25rem' },
  sidebarMini: { value: '5.125rem' },
  menu: { sm: { value: '17rem' }, md: { value: '18.75rem' }, lg: { value: '20.3125rem' }, xl: { value: '27.6875rem' } },
  dialog: { md: { value: '27.6875rem' }, lg: { value: '37.5rem' } },
  dropdown: { value: '12.5rem' },
  dropdownOption: { value: '4rem' },
  logo: { value: '3rem' },
  launcherLogo: { value: '3.5rem' },
  notificationList: { value: '25rem' },
  roleSelection: { value: '26.25rem' },
  roleList: { value: '11.25rem' },
  aside: { value: '21.25rem' },
  container: { value: '111.5625rem' },
  prose: { value: '40rem' },
}

export const fonts = {
  fallback: { value: "'Atkinson Fallback', 'Atkinson Fallback Roboto', 'Atkinson Fallback DejaVu', Arial, sans-serif" },
  body: { value: "'Atkinson Hyperlegible Next', {fonts.fallback}" },
  /** Headings, buttons and amounts. */
  display: { value: 'Figtree, {fonts.fallback}' },
  code: { value: "'Atkinson Hyperlegible Mono', 'Atkinson Mono Fallback', 'Courier New', monospace" },
}

export const fontWeights = {
  normal: { value: '400' },
  medium: { value: '500' },
  semibold: { value: '600' },
  bold: { value: '700' },
}

export const zIndex = {
  raised: { value: 1 },
  stickyCell: { value: 10 },
  actionBar: { value: 20 },
  header: { value: 30 },
  toast: { value: 40 },
  skipLink: { value: 50 },
}

export const durations = { fast: { value: '120ms' }, normal: { value: '200ms' } }
export const easings = { out: { value: 'cubic-bezier(0.2, 0, 0, 1)' } }

/** The specification's breakpoints: phone, table as cards, two columns, fixed sidebar, roomy header. */
export const breakpoints = { sm: '600px', md: '768px', lg: '960px', xl: '1250px', '2xl': '1260px' }

const text = (size: number, line: number, weight: string, tracking?: string) => ({
  value: {
    fontSize: `${size / 16}rem`,
    lineHeight: `${line / size}`,
    fontWeight: weight,
    ...(tracking ? { letterSpacing: tracking } : {}),
  },
})

export const textStyles = {
  /** Shrinks on the narrowest screens, so that amounts in the millions still fit; scales with the text as long as tens of thousands fit. */
  amount: {
    value: {
      fontFamily: 'display',
      fontSize: 'clamp(1.25rem, 0.75rem + 7.2vw, 2.5rem)',
      lineHeight: '1.2',
      fontWeight: '700',
      letterSpacing: '-0.02em',
    },
  },
  amountLarge: {
    value: {
      fontFamily: 'display',
      fontSize: 'clamp(1.25rem, 7.8vw, 1.75rem)',
      lineHeight: '1.2857',
      fontWeight: '700',
      letterSpacing: '-0.015em',
    },
  },
  amountMedium: {
    value: {
      fontFamily: 'display',
      fontSize: 'clamp(1.125rem, 6.2vw, 1.375rem)',
      lineHeight: '1.2727',
      fontWeight: '700',
      letterSpacing: '-0.01em',
    },
  },
  pageTitle: {
    value: {
      fontFamily: 'display',
      fontSize: 'clamp(1.375rem, 7.2vw, 2rem)',
      lineHeight: '1.1875',
      fontWeight: '600',
      letterSpacing: '-0.01em',
    },
  },
  /** Never larger than the page title where that has no room to scale with the text. */
  section: { value: { fontFamily: 'display', fontSize: 'clamp(1.125rem, 5.6vw, 1.25rem)', lineHeight: '1.3', fontWeight: '600' } },
  lead: text(18, 26, '400'),
  body: text(16, 24, '400'),
  strong: text(16, 24, '500'),
  small: text(14, 20, '400'),
  smallStrong: text(14, 20, '500'),
}

const fade = 'linear-gradient(to right, black calc(100% - 2rem), transparent)'

export const keyframes = {
  spin: { to: { transform: 'rotate(360deg)' } },
  pulse: { '50%': { opacity: '0.5' } },
  slideUp: { from: { opacity: '0', transform: 'translateY(1.5rem)' } },
  draw: { from: { strokeDashoffset: '1' } },
  /** The fading end of a line that scrolls: it fades where the line goes on, until its end is reached. */
  fadeEnd: {
    from: { maskImage: fade, maskSize: '100% 100%' },
    to: { maskImage: fade, maskSize: 'calc(100% + 2rem) 100%' },
  },
  rise: { from: { opacity: '0', transform: 'translateY(0.5rem)' } },
}
