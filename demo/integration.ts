import type pg from 'pg'
import { featureSetting, supportSetting } from '../services/integration/integration.schema.ts'
import { inTenant } from '../services/platform/database.ts'

/** Universidade Aurora answers by WhatsApp, Instituto do Mar by a chat of Blip. Idempotent. */
export async function seedIntegration(pool: pg.Pool): Promise<void> {
  for (const tenantId of [1, 2, 3]) {
    await inTenant(pool, tenantId, ({ db }) => db.insert(featureSetting).values({ tenantId, currency: 'BRL' }).onConflictDoNothing())
  }
  await inTenant(pool, 1, ({ db }) =>
    db
      .insert(supportSetting)
      .values({
        id: 1,
        tenantId: 1,
        type: 'whatsapp',
        position: 'bottom_right',
        title: 'Fale com a Aurora',
        subtitle: 'Respondemos em até um dia útil',
        cellphone: '(11) 90000-0000',
        message: 'Olá! Estou no portal e preciso de ajuda.',
        sectors: ['general', 'financial'],
      })
      .onConflictDoNothing(),
  )
  await inTenant(pool, 3, ({ db }) =>
    db
      .insert(supportSetting)
      .values({
        id: 2,
        tenantId: 3,
        type: 'blip',
        position: 'bottom_right',
        title: 'Chat do Instituto do Mar',
        subtitle: 'De segunda a sexta, das 8h às 20h',
        template: { appKey: 'chave-de-demonstracao', color: '#006978', customCommonUrl: null },
        sectors: ['general', 'financial'],
      })
      .onConflictDoNothing(),
  )
}
