ALTER TABLE "portal"."session" ADD COLUMN "id" uuid DEFAULT gen_random_uuid() NOT NULL;--> statement-breakpoint
ALTER TABLE "portal"."session" ADD COLUMN "user_agent" text;