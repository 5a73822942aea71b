CREATE SCHEMA "integration";
--> statement-breakpoint
CREATE TABLE "integration"."feature_setting" (
	"tenant_id" integer PRIMARY KEY NOT NULL,
	"currency" text NOT NULL,
	CONSTRAINT "feature_setting_currency" CHECK (currency ~ '^[A-Z]{3}$')
);
--> statement-breakpoint
ALTER TABLE "integration"."feature_setting" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "integration"."feature_setting" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "integration"."support_setting" (
	"id" integer PRIMARY KEY NOT NULL,
	"tenant_id" integer NOT NULL,
	"type" text NOT NULL,
	"position" text NOT NULL,
	"title" text NOT NULL,
	"subtitle" text,
	"cellphone" text,
	"message" text,
	"template" jsonb,
	"sectors" text[] NOT NULL,
	CONSTRAINT "support_setting_type" CHECK ((type = 'whatsapp' and cellphone is not null) or (type = 'blip' and template is not null)),
	CONSTRAINT "support_setting_position" CHECK (position in ('bottom_left', 'bottom_right', 'top_left', 'top_right'))
);
--> statement-breakpoint
ALTER TABLE "integration"."support_setting" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "integration"."support_setting" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE INDEX "support_setting_tenant" ON "integration"."support_setting" USING btree ("tenant_id");--> statement-breakpoint
CREATE POLICY "own_tenant" ON "integration"."feature_setting" AS PERMISSIVE FOR ALL TO public USING (tenant_id = nullif(current_setting('app.tenant_id', true), '')::integer) WITH CHECK (tenant_id = nullif(current_setting('app.tenant_id', true), '')::integer);--> statement-breakpoint
CREATE POLICY "own_tenant" ON "integration"."support_setting" AS PERMISSIVE FOR ALL TO public USING (tenant_id = nullif(current_setting('app.tenant_id', true), '')::integer) WITH CHECK (tenant_id = nullif(current_setting('app.tenant_id', true), '')::integer);