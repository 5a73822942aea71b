-- Each debt of a charge has its own campaign, and payment links take the lowest price of the day.
ALTER TABLE "financial"."payment_debt" ADD COLUMN "campaign_id" integer;--> statement-breakpoint
ALTER TABLE "financial"."payment_debt" NO FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "financial"."payment" NO FORCE ROW LEVEL SECURITY;--> statement-breakpoint
UPDATE "financial"."payment_debt" pd SET "campaign_id" = p."campaign_id"
FROM "financial"."payment" p WHERE p."payment_id" = pd."payment_id" AND p."campaign_id" IS NOT NULL
  AND pd."lines" @> '[{"kind": "campaign_discount"}]';--> statement-breakpoint
ALTER TABLE "financial"."payment_debt" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "financial"."payment" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "financial"."payment_debt" ADD CONSTRAINT "payment_debt_campaign_id_campaign_campaign_id_fk" FOREIGN KEY ("campaign_id") REFERENCES "financial"."campaign"("campaign_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "payment_debt_campaign" ON "financial"."payment_debt" USING btree ("campaign_id") WHERE "financial"."payment_debt"."campaign_id" is not null;--> statement-breakpoint
ALTER TABLE "financial"."payment_link" DROP CONSTRAINT "payment_link_campaign_id_campaign_campaign_id_fk";--> statement-breakpoint
ALTER TABLE "financial"."payment" DROP CONSTRAINT "payment_campaign_id_campaign_campaign_id_fk";--> statement-breakpoint
DROP INDEX "financial"."payment_campaign";--> statement-breakpoint
ALTER TABLE "financial"."payment_link" DROP COLUMN "campaign_id";--> statement-breakpoint
ALTER TABLE "financial"."payment" DROP COLUMN "campaign_id";
--> statement-breakpoint
CREATE TABLE "financial"."connected_method" (
	"method" text PRIMARY KEY NOT NULL
);
--> statement-breakpoint
-- What an institution takes money by, in display order: what its setting says, without it Pix, of what an adapter is connected for.
create function financial.offered_methods(institution integer) returns text[]
language sql stable parallel safe
return array(
  select m.method
  from unnest(coalesce((select s.methods from financial.payment_setting s where s.institution_id = institution), '{pix}'::text[]))
    with ordinality as m(method, position)
  join financial.connected_method c on c.method = m.method
  order by m.position);
