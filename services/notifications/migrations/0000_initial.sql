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
	"recipient_target_url" text,
	"display_mode" text DEFAULT 'toast' NOT NULL,
	"event_key" text,
	"sent_at" timestamp with time zone NOT NULL,
	"read_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "notifications"."recipient" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "notifications"."recipient" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE INDEX "recipient_inbox" ON "notifications"."recipient" USING btree ("tenant_id","user_id","sent_at","id");--> statement-breakpoint
CREATE INDEX "recipient_unread" ON "notifications"."recipient" USING btree ("tenant_id","user_id","sent_at","id") WHERE read_at is null;--> statement-breakpoint
CREATE UNIQUE INDEX "recipient_event" ON "notifications"."recipient" USING btree ("tenant_id","user_id","event_key");--> statement-breakpoint
CREATE POLICY "own_tenant" ON "notifications"."recipient" AS PERMISSIVE FOR ALL TO public USING (tenant_id = nullif(current_setting('app.tenant_id', true), '')::integer) WITH CHECK (tenant_id = nullif(current_setting('app.tenant_id', true), '')::integer);