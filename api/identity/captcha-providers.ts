export const captchaProviders = {
  turnstile: {
    script: 'https://challenges.cloudflare.com/turnstile/v0/api.js?render=explicit',
    verification: 'https://challenges.cloudflare.com/turnstile/v0/siteverify',
    origins: ['https://challenges.cloudflare.com'],
    global: 'turnstile',
  },
  hcaptcha: {
    script: 'https://js.hcaptcha.com/1/api.js?render=explicit',
    verification: 'https://api.hcaptcha.com/siteverify',
    origins: ['https://hcaptcha.com', 'https://*.hcaptcha.com'],
    global: 'hcaptcha',
  },
  recaptcha: {
    script: 'https://www.google.com/recaptcha/api.js?render=explicit',
    verification: 'https://www.google.com/recaptcha/api/siteverify',
    origins: ['https://www.google.com', 'https://www.gstatic.com', 'https://recaptcha.google.com'],
    global: 'grecaptcha',
  },
} as const

export type CaptchaProviderName = keyof typeof captchaProviders
