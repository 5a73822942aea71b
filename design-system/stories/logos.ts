function drawn(color: string, shape: string): string {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="96" height="96" viewBox="0 0 96 96"><rect width="96" height="96" fill="${color}"/>${shape}</svg>`
  return `data:image/svg+xml,${encodeURIComponent(svg)}`
}

/** Data URLs: stories must not use the network. */
export const storyLogos = {
  square: drawn('#0b5c8f', '<rect x="26" y="26" width="44" height="44" rx="8" fill="#fff"/>'),
  circle: drawn('#b3261e', '<circle cx="48" cy="48" r="24" fill="none" stroke="#fff" stroke-width="12"/>'),
  wave: drawn('#0b6b50', '<path d="M16 58c16-24 28 12 64-20" fill="none" stroke="#fff" stroke-width="12" stroke-linecap="round"/>'),
  broken: 'data:image/png;base64,AAAA',
}
