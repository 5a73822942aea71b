import pressAgain from './press-again.js?url'

/**
 * Inline script: React drops what is pressed before hydration, in parts that load later also after the document's. What works without
 * scripts (sends a form, opens a popover) is left to the browser. The frame, which React leaves alone, says itself when it answers. Heard after React, which may hydrate a part because of the press, or take the
 * button away and its properties with it.
 */
export const earlyPressScript = `addEventListener('click',({target:t})=>{const b=t.closest?.('button[type=button]:not([popovertarget])');b?.isConnected&&!b.closest('[data-answers]')&&!Object.keys(b).some((k)=>k.startsWith('__reactProps'))&&import('${pressAgain}').then((m)=>m.default(b))})`
