CREATE TABLE "financial"."reenrollment_charge" (
	"tenant_id" integer NOT NULL,
	"reenrollment_id" uuid NOT NULL,
	"revision" integer DEFAULT 0 NOT NULL,
	"credit_cents" bigint DEFAULT 0 NOT NULL,
	"charged_at" timestamp with time zone,
	"canceled_at" timestamp with time zone,
	CONSTRAINT "reenrollment_charge_tenant_id_reenrollment_id_pk" PRIMARY KEY("tenant_id","reenrollment_id"),
	CONSTRAINT "reenrollment_charge_amounts" CHECK ("financial"."reenrollment_charge"."revision" >= 0 and "financial"."reenrollment_charge"."credit_cents" >= 0),
	CONSTRAINT "reenrollment_charge_is_dated" CHECK (("financial"."reenrollment_charge"."revision" = 0) = ("financial"."reenrollment_charge"."charged_at" is null))
);
--> statement-breakpoint
ALTER TABLE "financial"."reenrollment_charge" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "financial"."debt" ADD COLUMN "reenrollment_id" uuid;--> statement-breakpoint
ALTER TABLE "financial"."debt" ADD COLUMN "reenrollment_revision" integer;--> statement-breakpoint
ALTER TABLE "financial"."debt" ADD COLUMN "installment_number" integer;--> statement-breakpoint
CREATE UNIQUE INDEX "debt_reenrollment" ON "financial"."debt" USING btree ("tenant_id","reenrollment_id","reenrollment_revision","installment_number") WHERE "financial"."debt"."reenrollment_id" is not null;--> statement-breakpoint
CREATE INDEX "enrollment_registration" ON "financial"."enrollment" USING btree ("tenant_id","registration");--> statement-breakpoint
ALTER TABLE "financial"."debt" ADD CONSTRAINT "debt_reenrollment_is_tuition" CHECK (("financial"."debt"."reenrollment_id" is null) = ("financial"."debt"."reenrollment_revision" is null) and ("financial"."debt"."reenrollment_id" is null) = ("financial"."debt"."installment_number" is null)
        and ("financial"."debt"."reenrollment_id" is null or "financial"."debt"."type" = 'tuition'));--> statement-breakpoint
CREATE POLICY "own_tenant" ON "financial"."reenrollment_charge" AS PERMISSIVE FOR ALL TO public USING (tenant_id = nullif(current_setting('app.tenant_id', true), '')::integer) WITH CHECK (tenant_id = nullif(current_setting('app.tenant_id', true), '')::integer);--> statement-breakpoint
ALTER TABLE "financial"."reenrollment_charge" FORCE ROW LEVEL SECURITY;
