/** Whether a text looks like an e-mail address, for people who mistype; the server decides. */
export const isEmail = (text: string) => /^[^\s@]+@[^\s@]+\.[^\s@.]{2,}$/.test(text.trim())
