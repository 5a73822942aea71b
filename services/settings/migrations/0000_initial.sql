CREATE SCHEMA "settings";
--> statement-breakpoint
CREATE TABLE "settings"."application" (
	"hostname" text PRIMARY KEY NOT NULL,
	"tenant_id" integer,
	"owner" text,
	"safea_version" text NOT NULL,
	"features" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"navigation" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"account_actions" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"connectivity_warning" boolean DEFAULT false NOT NULL,
	"assistants" jsonb DEFAULT '{"handTalk":null,"vlibras":null,"equalWeb":null}'::jsonb NOT NULL,
	"web_components" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"theme" jsonb NOT NULL,
	"authentication_modes" jsonb NOT NULL,
	"saml_provider" jsonb,
	"captcha_key" text,
	"create_account_enabled" boolean NOT NULL,
	"independent_tabs_enabled" boolean NOT NULL,
	"frame_ancestors" jsonb NOT NULL,
	"terms_of_use_url" text,
	"privacy_url" text,
	CONSTRAINT "theme_primary_color" CHECK (theme ->> 'primaryColor' ~ '^#[0-9a-fA-F]{6}$'),
	CONSTRAINT "theme_accent_color" CHECK (theme ->> 'accentColor' ~ '^#[0-9a-fA-F]{6}$'),
	CONSTRAINT "theme_secondary_color" CHECK (theme ->> 'secondaryColor' ~ '^#[0-9a-fA-F]{6}$'),
	CONSTRAINT "theme_loading_color" CHECK (theme ->> 'loadingColor' ~ '^#[0-9a-fA-F]{6}$')
);
--> statement-breakpoint
CREATE TABLE "settings"."institution" (
	"id" integer PRIMARY KEY NOT NULL,
	"tenant_id" integer NOT NULL,
	"name" text NOT NULL,
	"alias" text NOT NULL,
	"logo" text,
	"dark_logo" text
);
--> statement-breakpoint
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
CREATE TABLE "settings"."tenant" (
	"id" integer PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"alias" text NOT NULL,
	"tax_id" text NOT NULL,
	"language_id" text NOT NULL,
	"time_zone" text NOT NULL,
	"currency" text NOT NULL,
	CONSTRAINT "tenant_alias_unique" UNIQUE("alias")
);
--> statement-breakpoint
ALTER TABLE "settings"."application" ADD CONSTRAINT "application_tenant_id_tenant_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "settings"."tenant"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "settings"."institution" ADD CONSTRAINT "institution_tenant_id_tenant_id_fk" FOREIGN KEY ("tenant_id") REFERENCES "settings"."tenant"("id") ON DELETE no action ON UPDATE no action;