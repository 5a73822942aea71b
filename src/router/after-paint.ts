/** The longest wait for a paint: a tab in the background paints nothing until somebody looks at it. */
const longestWaitMs = 2000

/** Loads the stylesheet before the scripts, which may show content that the first view's rules do not cover. */
const begin =
  "const later=document.getElementById('after-paint');if(!later)return;const{content}=later,entry=content.querySelector('script'),sheet=content.querySelector('[rel=stylesheet]');entry.remove();sheet.onload=sheet.onerror=()=>document.head.append(entry);later.remove();document.head.append(content)"

const whenPainted = `(()=>{const begin=()=>{${begin}};if(document.hidden)return begin();requestAnimationFrame(()=>setTimeout(begin));setTimeout(begin,${longestWaitMs})})()`

/**
 * For the end of a document whose first view needs neither: fetched before it, both would take its time on the line and on the processor.
 *
 * @param stylesheet link of the whole stylesheet
 * @param scripts links that load the page's scripts, and the script that starts them
 */
export const afterPaint = (stylesheet: string, scripts: string, nonce: string): string =>
  `<template id="after-paint">${stylesheet}${scripts}</template><noscript>${stylesheet}</noscript><script nonce="${nonce}">${whenPainted}</script>`
