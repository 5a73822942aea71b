import { defineRecipe } from '@pandacss/dev'

export const skeletonRecipe = defineRecipe({
  className: 'skeleton',
  base: {
    display: 'block',
    maxWidth: 'full',
    borderRadius: 'badge',
    borderWidth: '1px',
    borderStyle: 'solid',
    borderColor: 'structure',
    background: 'sunken',
    // Invisible for 200 ms, so that it does not flash on quick responses.
    animation: 'rise 1ms 200ms backwards, pulse 1.6s 200ms ease-in-out infinite',
    _motionReduce: { animation: 'rise 1ms 200ms backwards' },
  },
  variants: {
    shape: {
      text: { height: '5' },
      title: { height: '8' },
      amount: { height: '12' },
      status: { height: '6', borderRadius: 'full' },
      control: { height: 'control.md', borderRadius: 'control' },
      row: { height: '16', borderRadius: 'control' },
      card: { height: '16rem', borderRadius: 'card' },
      circle: { boxSize: '10', borderRadius: 'full' },
    },
    width: { full: { width: 'full' }, long: { width: '75%' }, half: { width: '50%' }, short: { width: '25%' } },
  },
})
