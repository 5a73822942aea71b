import { z } from 'zod'

/** `KEY=` in a shell or an env file counts as unset. */
const optional = <Schema extends z.ZodType>(schema: Schema) =>
  z.preprocess((value) => (value === '' ? undefined : value), schema.optional())

const httpUrl = z.url({ protocol: /^https?$/ }).transform((url) => url.replace(/\/+$/, ''))

/** `https://key:secret@host/bucket?region=...` */
const bucketUrl = z.url({ protocol: /^https?$/ }).refine((text) => {
  const url = URL.parse(text)
  return url && url.username && url.password && /^\/[a-z0-9.-]+\/?$/.test(url.pathname)
}, 'it has a key, a secret and one bucket')

/** The table of docs/operating.md is generated from the descriptions. */
export const environmentSchema = z.object({
  PORT: z
    .preprocess((value) => value || undefined, z.coerce.number().int().min(1).max(65_535).default(3000))
    .describe('Port of the portal and the embedded backend'),
  METRICS_PORT: optional(z.coerce.number().int().min(1).max(65_535)).describe('Port of Prometheus /metrics; PORT + 1 when unset'),
  PUBLIC_URL: optional(httpUrl).describe(
    'Scheme and port that browsers see, such as https://portal.example; http://localhost:PORT when unset',
  ),
  PROXIES: z
    .preprocess((value) => value || undefined, z.coerce.number().int().min(0).max(5).default(0))
    .describe('How many proxies of your own stand in front and append to X-Forwarded-For; 0 when unset, and the header is then ignored'),
  DATABASE_URL: optional(z.url({ protocol: /^postgres(ql)?$/ })).describe(
    'A PostgreSQL of your own, as a role that is neither superuser nor bypasses row-level security; embedded when unset',
  ),
  DATA_DIR: optional(z.string()).describe(
    'Folder of the embedded database, generated secrets, files and scripts of earlier builds; .data when unset',
  ),
  FILES_URL: optional(bucketUrl).describe(
    'Bucket of an S3-compatible server for files, such as https://key:secret@s3.example/bucket?region=sa-east-1 (key and secret percent-encoded); DATA_DIR when unset',
  ),
  BANK_FILES_FOLDER: optional(z.string()).describe(
    'Folder in which transfer programs of banks leave return files, in <tenant>/ or <tenant>/<institution>/ by id; none when unset',
  ),
  SESSION_SECRET: optional(z.string().min(32)).describe('Encrypts sessions and signs cookies; made and kept in DATA_DIR when unset'),
  DEMO: optional(z.enum(['true', 'false'])).describe(
    'true lays the demo institutions, whose passwords are public, and a bank page that settles anything; when unset, true unless PUBLIC_URL or DATABASE_URL is set',
  ),
  JOBS: optional(z.enum(['true', 'false'])).describe(
    'false leaves the work in the background, such as sending mail, to other processes on the same database; true when unset',
  ),
  SERVICES: optional(z.enum(['open', 'closed'])).describe(
    'closed answers 404 at /services and /openapi, which the portal itself needs only where another process calls its embedded services; open when unset',
  ),
  OPERATOR_SECOND_FACTOR: optional(z.enum(['required', 'optional'])).describe(
    'required gives roles that act as others, reset second factors or manage banks and financial settings their rights only with a second factor, in institutions and above them; optional when unset',
  ),
  LOG_LEVEL: optional(z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent'])).describe('How much is logged; info when unset'),
  METRICS_HOST: optional(z.string()).describe('Address on which /metrics listens; 127.0.0.1 when unset'),
  OIDC_ISSUER: optional(httpUrl).describe(
    'Identity provider of your own, beside services of your own that take its tokens; embedded when unset',
  ),
  OIDC_CLIENT_ID: optional(z.string().min(1)).describe('The portal at that identity provider; academic-services when unset'),
  OIDC_CLIENT_SECRET: optional(z.string().min(1)).describe('Its secret; needed with OIDC_ISSUER'),
  OIDC_PASSWORD_URL: optional(httpUrl).describe(
    'The page of that identity provider on which people change their password, linked from their account; no link when unset',
  ),
  PORTAL_SECRET: optional(z.string().min(16)).describe(
    'How the portal proves to services that it asks, as Basic portal:secret in x-portal-authorization; made from SESSION_SECRET when unset',
  ),
  USER_URL: optional(httpUrl).describe('User service; embedded when unset'),
  SETTINGS_URL: optional(httpUrl).describe('Settings service; embedded when unset'),
  NOTIFICATION_URL: optional(httpUrl).describe('Notification service; embedded when unset'),
  INTEGRATION_URL: optional(httpUrl).describe('Integration module; embedded when unset'),
  INTEGRATION_API_KEY: optional(z.string().min(16)).describe(
    'Key of the integration module, sent to it as x-api-key and asked for by the embedded one; made from SESSION_SECRET when unset',
  ),
  LOCALITY_URL: optional(httpUrl).describe('Locality service: states, cities and ZIP codes; embedded when unset'),
  LOCALITY_API_KEY: optional(z.string().min(16)).describe(
    'Key of the locality service, sent to it as x-api-key and asked for by the embedded one; made from SESSION_SECRET when unset',
  ),
  ACADEMIC_URL: optional(httpUrl).describe('Academic services; embedded when unset'),
  FINANCIAL_URL: optional(httpUrl).describe('Financial portal; embedded when unset'),
  CAPTCHA_PROVIDER: optional(z.enum(['turnstile', 'hcaptcha', 'recaptcha'])).describe(
    'Who tells people from robots where an institution has a site key of it (turnstile, hcaptcha or recaptcha); a puzzle that browsers solve by themselves when unset',
  ),
  CAPTCHA_SECRET: optional(z.string().min(1)).describe('The secret that the captcha provider gave; needed with CAPTCHA_PROVIDER'),
  CARD_ACQUIRER_ORIGIN: optional(httpUrl).describe(
    'Where browsers hand cards to an acquirer of your own, such as https://tokens.acquirer.example; the sandbox of the demo needs none',
  ),
  SMTP_URL: optional(z.url({ protocol: /^smtps?$/ })).describe(
    'Where mail is handed in, such as smtps://user:password@mail.example; when unset, mails lie in the mailbox of the demo',
  ),
  MAIL_FROM: optional(z.string().min(3)).describe('Sender of mails, such as Portal <portal@institution.example>; needed with SMTP_URL'),
  SMS_URL: optional(httpUrl).describe(
    'Gateway for text messages, such as https://sms.gateway.example, which prove mobile numbers; when unset, they lie in the mailbox of the demo, and elsewhere numbers count unproven',
  ),
  SMS_TOKEN: optional(z.string().min(1)).describe('Bearer token of that gateway; needed with SMS_URL'),
  INVOICE_ISSUER_URL: optional(httpUrl).describe(
    'Where service invoices (NFS-e) are issued, such as https://invoices.gateway.example; the demo issues by itself, elsewhere they wait when unset',
  ),
  INVOICE_ISSUER_TOKEN: optional(z.string().min(1)).describe('Bearer token of that issuer; needed with INVOICE_ISSUER_URL'),
  AUTH_URL: optional(httpUrl).describe('Identity calls beside the OpenID Connect endpoints (userinfo); embedded when unset'),
})

export type Environment = z.output<typeof environmentSchema>

/** Never by default in an installation with its own URL or database, since demo passwords are public. */
export function isDemo({ DEMO, PUBLIC_URL, DATABASE_URL }: Environment): boolean {
  return DEMO ? DEMO === 'true' : !PUBLIC_URL && !DATABASE_URL
}

export class StartupError extends Error {}

/** @throws StartupError with the variable's name but not its value, which may be a secret */
export function readEnvironment(source: NodeJS.ProcessEnv): Environment {
  const result = environmentSchema.safeParse(source)
  if (result.success) return result.data
  const issue = result.error.issues[0]!
  const name = String(issue.path[0])
  throw new StartupError(`${name} is not valid: ${issue.message}. ${environmentSchema.shape[name as keyof Environment]?.description ?? ''}`)
}
