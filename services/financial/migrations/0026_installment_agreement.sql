ALTER TABLE "financial"."debt" NO FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "financial"."agreement_installment" NO FORCE ROW LEVEL SECURITY;--> statement-breakpoint
UPDATE "financial"."debt" d SET "installment" = d."installment" || jsonb_build_object('agreementId', i."agreement_id")
FROM "financial"."agreement_installment" i WHERE i."debt_id" = d."debt_id" AND d."installment" IS NOT NULL;--> statement-breakpoint
UPDATE "financial"."debt" SET "installment" = NULL WHERE "installment" IS NOT NULL AND NOT "installment" ? 'agreementId';--> statement-breakpoint
ALTER TABLE "financial"."debt" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "financial"."agreement_installment" FORCE ROW LEVEL SECURITY;
