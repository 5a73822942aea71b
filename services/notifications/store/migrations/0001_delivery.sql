DROP INDEX "notifications"."recipient_inbox";--> statement-breakpoint
ALTER TABLE "notifications"."recipient" ADD COLUMN "recipient_target_url" text;--> statement-breakpoint
ALTER TABLE "notifications"."recipient" ADD COLUMN "display_mode" text DEFAULT 'toast' NOT NULL;--> statement-breakpoint
ALTER TABLE "notifications"."recipient" ADD COLUMN "event_key" text;--> statement-breakpoint
CREATE INDEX "recipient_unread" ON "notifications"."recipient" USING btree ("tenant_id","user_id","sent_at","id") WHERE read_at is null;--> statement-breakpoint
CREATE UNIQUE INDEX "recipient_event" ON "notifications"."recipient" USING btree ("tenant_id","user_id","event_key");--> statement-breakpoint
CREATE INDEX "recipient_inbox" ON "notifications"."recipient" USING btree ("tenant_id","user_id","sent_at","id");