ALTER TABLE "financial"."agreement_setting" ADD COLUMN "payment_method_item" integer;--> statement-breakpoint
ALTER TABLE "financial"."agreement_setting" ADD COLUMN "payment_place_item" integer;--> statement-breakpoint
ALTER TABLE "financial"."agreement_setting" ADD CONSTRAINT "agreement_setting_payment_method_item_catalog_item_item_id_fk" FOREIGN KEY ("payment_method_item") REFERENCES "financial"."catalog_item"("item_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "financial"."agreement_setting" ADD CONSTRAINT "agreement_setting_payment_place_item_catalog_item_item_id_fk" FOREIGN KEY ("payment_place_item") REFERENCES "financial"."catalog_item"("item_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "financial"."agreement_setting" NO FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "financial"."setting" NO FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "financial"."catalog_item" NO FORCE ROW LEVEL SECURITY;--> statement-breakpoint
UPDATE "financial"."agreement_setting" s SET "payment_method_item" = coalesce(
  (SELECT (f."method_items" -> s."payment_method" ->> 'methodItemId')::integer FROM "financial"."setting" f WHERE f."institution_id" = s."institution_id"),
  (SELECT c."item_id" FROM "financial"."catalog_item" c WHERE s."payment_method" = 'agreement' AND c."tenant_id" = s."tenant_id"
    AND c."kind" = 'payment_method' AND lower(c."name") = 'acordo' ORDER BY c."code" LIMIT 1)
), "payment_place_item" = (SELECT c."item_id" FROM "financial"."catalog_item" c WHERE c."tenant_id" = s."tenant_id"
  AND c."kind" = 'payment_place' AND lower(c."name") = lower(s."payment_place") ORDER BY c."code" LIMIT 1);--> statement-breakpoint
ALTER TABLE "financial"."agreement_setting" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "financial"."setting" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "financial"."catalog_item" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "financial"."agreement_setting" DROP CONSTRAINT "agreement_setting_method";--> statement-breakpoint
ALTER TABLE "financial"."agreement_setting" DROP COLUMN "payment_method";--> statement-breakpoint
ALTER TABLE "financial"."agreement_setting" DROP COLUMN "payment_place";--> statement-breakpoint
ALTER TABLE "financial"."setting" DROP COLUMN "income_tax_template";