CREATE TABLE "notifications"."announcement" (
	"id" uuid PRIMARY KEY NOT NULL,
	"tenant_id" integer NOT NULL,
	"institution_id" integer,
	"sender_id" integer NOT NULL,
	"sender_name" text NOT NULL,
	"texts" jsonb NOT NULL,
	"main_language" text NOT NULL,
	"target_path" text,
	"audience" jsonb NOT NULL,
	"person_name" text,
	"status" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"send_at" timestamp with time zone NOT NULL,
	"sent_up_to" integer DEFAULT 0 NOT NULL,
	"recipients" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
ALTER TABLE "notifications"."announcement" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "notifications"."announcement" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "notifications"."recipient" ADD COLUMN "announcement_id" uuid;--> statement-breakpoint
CREATE INDEX "announcement_newest" ON "notifications"."announcement" USING btree ("tenant_id","send_at","id");--> statement-breakpoint
CREATE UNIQUE INDEX "recipient_announcement" ON "notifications"."recipient" USING btree ("tenant_id","announcement_id","user_id") WHERE announcement_id is not null;--> statement-breakpoint
CREATE INDEX "recipient_readers" ON "notifications"."recipient" USING btree ("tenant_id","announcement_id") WHERE announcement_id is not null and read_at is not null;--> statement-breakpoint
CREATE POLICY "own_tenant" ON "notifications"."announcement" AS PERMISSIVE FOR ALL TO public USING (tenant_id = nullif(current_setting('app.tenant_id', true), '')::integer) WITH CHECK (tenant_id = nullif(current_setting('app.tenant_id', true), '')::integer);