CREATE TABLE "financial"."payer_access" (
	"access_id" uuid PRIMARY KEY NOT NULL,
	"tenant_id" integer NOT NULL,
	"institution_id" integer,
	"user_id" integer NOT NULL,
	"email" text NOT NULL,
	"locale" text NOT NULL,
	"permissions" text[] NOT NULL,
	"ends_on" date,
	"created_at" timestamp with time zone NOT NULL,
	"revoked_at" timestamp with time zone,
	"revision" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "payer_access_permissions" CHECK (permissions <@ '{debts,pay,receipts,history}' and cardinality(permissions) > 0
      and (not 'pay' = any(permissions) or 'debts' = any(permissions)))
);
--> statement-breakpoint
ALTER TABLE "financial"."payer_access" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "financial"."payer_event" (
	"event_id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "financial"."payer_event_event_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"tenant_id" integer NOT NULL,
	"access_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"payment_id" uuid,
	"permissions" text[],
	CONSTRAINT "payer_event_kind" CHECK (kind in ('invited', 'changed', 'seen', 'charged', 'receipt', 'revoked')),
	CONSTRAINT "payer_event_parts" CHECK ((kind in ('charged', 'receipt')) = (payment_id is not null))
);
--> statement-breakpoint
ALTER TABLE "financial"."payer_event" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "financial"."payer_link" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"tenant_id" integer NOT NULL,
	"email" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "financial"."payer_link" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "financial"."payer_session" (
	"secret_hash" text PRIMARY KEY NOT NULL,
	"tenant_id" integer NOT NULL,
	"email" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "financial"."payer_session" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "financial"."payer_setting" (
	"institution_id" integer PRIMARY KEY NOT NULL,
	"tenant_id" integer NOT NULL,
	"enabled" boolean NOT NULL,
	"revision" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
ALTER TABLE "financial"."payer_setting" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "financial"."payment" ADD COLUMN "payer_access_id" uuid;--> statement-breakpoint
ALTER TABLE "financial"."payer_event" ADD CONSTRAINT "payer_event_access_id_payer_access_access_id_fk" FOREIGN KEY ("access_id") REFERENCES "financial"."payer_access"("access_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "financial"."payer_setting" ADD CONSTRAINT "payer_setting_institution_id_institution_institution_id_fk" FOREIGN KEY ("institution_id") REFERENCES "financial"."institution"("institution_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "payer_access_once" ON "financial"."payer_access" USING btree ("tenant_id","user_id",coalesce(institution_id, 0),"email") WHERE "financial"."payer_access"."revoked_at" is null;--> statement-breakpoint
CREATE INDEX "payer_access_student" ON "financial"."payer_access" USING btree ("tenant_id","user_id","created_at");--> statement-breakpoint
CREATE INDEX "payer_access_email" ON "financial"."payer_access" USING btree ("tenant_id","email") WHERE "financial"."payer_access"."revoked_at" is null;--> statement-breakpoint
CREATE INDEX "payer_event_access" ON "financial"."payer_event" USING btree ("access_id","at");--> statement-breakpoint
CREATE INDEX "payer_event_payment" ON "financial"."payer_event" USING btree ("payment_id") WHERE "financial"."payer_event"."payment_id" is not null;--> statement-breakpoint
CREATE INDEX "payer_link_end" ON "financial"."payer_link" USING btree ("tenant_id","expires_at");--> statement-breakpoint
CREATE INDEX "payer_session_end" ON "financial"."payer_session" USING btree ("tenant_id","expires_at");--> statement-breakpoint
ALTER TABLE "financial"."payment" ADD CONSTRAINT "payment_payer_access_id_payer_access_access_id_fk" FOREIGN KEY ("payer_access_id") REFERENCES "financial"."payer_access"("access_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "payment_payer_charges" ON "financial"."payment" USING btree ("payer_access_id","created_at") WHERE "financial"."payment"."payer_access_id" is not null;--> statement-breakpoint
CREATE POLICY "own_tenant" ON "financial"."payer_access" AS PERMISSIVE FOR ALL TO public USING (tenant_id = nullif(current_setting('app.tenant_id', true), '')::integer) WITH CHECK (tenant_id = nullif(current_setting('app.tenant_id', true), '')::integer);--> statement-breakpoint
CREATE POLICY "own_tenant" ON "financial"."payer_event" AS PERMISSIVE FOR ALL TO public USING (tenant_id = nullif(current_setting('app.tenant_id', true), '')::integer) WITH CHECK (tenant_id = nullif(current_setting('app.tenant_id', true), '')::integer);--> statement-breakpoint
CREATE POLICY "own_tenant" ON "financial"."payer_link" AS PERMISSIVE FOR ALL TO public USING (tenant_id = nullif(current_setting('app.tenant_id', true), '')::integer) WITH CHECK (tenant_id = nullif(current_setting('app.tenant_id', true), '')::integer);--> statement-breakpoint
CREATE POLICY "own_tenant" ON "financial"."payer_session" AS PERMISSIVE FOR ALL TO public USING (tenant_id = nullif(current_setting('app.tenant_id', true), '')::integer) WITH CHECK (tenant_id = nullif(current_setting('app.tenant_id', true), '')::integer);--> statement-breakpoint
CREATE POLICY "own_tenant" ON "financial"."payer_setting" AS PERMISSIVE FOR ALL TO public USING (tenant_id = nullif(current_setting('app.tenant_id', true), '')::integer) WITH CHECK (tenant_id = nullif(current_setting('app.tenant_id', true), '')::integer);--> statement-breakpoint
ALTER TABLE "financial"."payer_access" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "financial"."payer_event" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "financial"."payer_link" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "financial"."payer_session" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "financial"."payer_setting" FORCE ROW LEVEL SECURITY;
