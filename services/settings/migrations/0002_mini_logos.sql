ALTER TABLE "settings"."institution" ADD COLUMN "logo_mini" text;--> statement-breakpoint
ALTER TABLE "settings"."institution" ADD COLUMN "dark_logo_mini" text;