import { and, eq, isNull } from 'drizzle-orm'
import type pg from 'pg'
import { announcement, recipient } from '../services/notifications/notifications.schema.ts'
import { inTenant } from '../services/platform/database.ts'
import { notice, noticeId, officeTimes, update, week } from './notifications.ts'

const hour = 3_600_000

const library = notice('announcement', '', {
  pt: ['Biblioteca aberta até meia-noite', 'Na semana de provas, a biblioteca do Campus Norte abre das 7h à meia-noite, também no sábado.'],
  en: ['Library open until midnight', 'In exam week the library of Campus Norte opens from 7 am to midnight, on Saturday too.'],
  es: [
    'Biblioteca abierta hasta medianoche',
    'En la semana de exámenes, la biblioteca del Campus Norte abre de 7 a 24 h, también el sábado.',
  ],
})

/** Seeds announcements of the office of Campus Norte: two that Ana received, and one scheduled for later. */
export async function seedAnnouncements(pool: pg.Pool, now: Date): Promise<void> {
  const at = officeTimes(now)
  const sent = { status: 'sent', recipients: 1, sentUpTo: 1001 } as const
  const announced = [
    { ...sent, of: week, notice: noticeId('000001001002'), audience: { kind: 'course', course: 'Engenharia Civil' }, sendAt: at(41) },
    { ...sent, of: update, notice: noticeId('000001001010'), audience: { kind: 'course', course: 'Engenharia Civil' }, sendAt: at(246) },
    { status: 'scheduled', of: library, notice: null, audience: { kind: 'role', profile: 'STUDENT' }, sendAt: at(-96) },
  ] as const
  await inTenant(pool, 1, async ({ db }) => {
    const rows = announced.map(({ of: { texts }, notice: _notice, sendAt, ...row }, index) => ({
      ...row,
      id: noticeId(String(900 + index).padStart(12, '0')),
      tenantId: 1,
      institutionId: 11,
      senderId: 1102,
      senderName: 'Hugo Teixeira',
      texts,
      mainLanguage: 'pt-BR' as const,
      targetPath: null,
      createdAt: new Date(Math.min(sendAt.getTime(), at(3).getTime()) - hour),
      sendAt,
    }))
    await db.insert(announcement).values(rows).onConflictDoNothing()
    for (const [index, { notice: id }] of announced.entries())
      if (id)
        await db
          .update(recipient)
          .set({ announcementId: rows[index]!.id })
          .where(and(eq(recipient.tenantId, 1), eq(recipient.id, id), isNull(recipient.announcementId)))
  })
}
