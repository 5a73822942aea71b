CREATE TABLE "settings"."launchable_application" (
	"id" integer PRIMARY KEY NOT NULL,
	"alias" text NOT NULL,
	"commercial_name" text NOT NULL,
	"logo" text,
	"sso_url" text,
	"allow_app_launcher" boolean NOT NULL,
	"safea_version" text NOT NULL,
	"profiles" jsonb NOT NULL,
	"tenant_ids" jsonb NOT NULL,
	"health_url" text,
	CONSTRAINT "launchable_application_alias_unique" UNIQUE("alias")
);
--> statement-breakpoint
ALTER TABLE "settings"."application" ADD COLUMN "navigation" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "settings"."application" ADD COLUMN "account_actions" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "settings"."application" ADD COLUMN "connectivity_warning" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "settings"."application" ADD COLUMN "assistants" jsonb DEFAULT '{"handTalk":null,"vlibras":null,"equalWeb":null}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "settings"."application" ADD COLUMN "web_components" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "settings"."institution" ADD COLUMN "logo" text;--> statement-breakpoint
ALTER TABLE "settings"."institution" ADD COLUMN "dark_logo" text;