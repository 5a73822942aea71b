CREATE SCHEMA "notifications";
--> statement-breakpoint
CREATE TABLE "notifications"."recipient" (
	"id" uuid PRIMARY KEY NOT NULL,
	"tenant_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"title" text NOT NULL,
	"message" text NOT NULL,
	"icon" text,
	"target_url" text,
	"sent_at" timestamp with time zone NOT NULL,
	"read_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "notifications"."recipient" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE INDEX "recipient_inbox" ON "notifications"."recipient" USING btree ("tenant_id","user_id","sent_at" DESC NULLS LAST);--> statement-breakpoint
CREATE POLICY "own_tenant" ON "notifications"."recipient" AS PERMISSIVE FOR ALL TO public USING (tenant_id = nullif(current_setting('app.tenant_id', true), '')::integer) WITH CHECK (tenant_id = nullif(current_setting('app.tenant_id', true), '')::integer);
--> statement-breakpoint
ALTER TABLE "notifications"."recipient" FORCE ROW LEVEL SECURITY;
