const portrait = `<svg xmlns="http://www.w3.org/2000/svg" width="96" height="96" viewBox="0 0 96 96">
<rect width="96" height="96" fill="#d9c7b2"/><circle cx="48" cy="40" r="18" fill="#6b4a32"/>
<path d="M12 96c4-26 18-36 36-36s32 10 36 36z" fill="#2f5d62"/></svg>`

/** A data URL: stories must not use the network. */
export const storyPortrait = `data:image/svg+xml,${encodeURIComponent(portrait)}`
